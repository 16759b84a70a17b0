internal import Glibc

/// Bounds the number of tests that run at once: four for each processor.
///
/// Without a bound, all two thousand begin at once, and one that has begun waits for minutes for its next turn,
/// with what it has started. Half of the tests wait for programs most of their time, so that four keep a processor
/// busy. The testing library reads the variable when a run begins, so it is set before `main`. Who sets it, or gives
/// `--experimental-maximum-parallelization-width`, is followed.
@section(".init_array") @used
private let boundTestsAtOnce: @convention(c) () -> Void = {
    let count = 4 * max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    setenv("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", "\(count)", 0)
}
