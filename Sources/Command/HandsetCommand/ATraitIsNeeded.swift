// The first file of the module in the order of names: after a missing module, the compiler tells nothing else.
#if !Programs && !Command
#error(
    "HandsetCommand needs the trait Command of the package handset; give its dependency traits: [\"Command\"], or none for all"
)
#endif
