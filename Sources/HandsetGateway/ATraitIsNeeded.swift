// The first file of the module by its name: after a module that is missing, nothing else is told.
#if !Programs && !Gateway
#error(
    "HandsetGateway needs the trait Gateway of the package handset; give its dependency traits: [\"Gateway\"], or none for all"
)
#endif
