// The first file of the module by its name: after a module that is missing, nothing else is told.
#if !Programs && !Command
#error(
    "HandsetCommand needs the trait Command of the package handset; give its dependency traits: [\"Command\"], or none for all"
)
#endif
