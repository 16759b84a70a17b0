// The first file of the module in the order of names: after a missing module, the compiler tells nothing else.
#if !Programs && !Gateway
#error(
    "HandsetGateway needs the trait Gateway of the package handset; give its dependency traits: [\"Gateway\"], or none for all"
)
#endif
