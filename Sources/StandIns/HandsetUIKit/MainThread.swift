/// True in code of the main actor, where `Thread.isMainThread` is false in tests on Linux.
///
/// The preparer puts it in the place of that, which has as many signs.
public var handsetIsMainThread: Bool { DispatchQueue.getSpecific(key: mainQueueKey) == true }

private let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()
