// A thread that cannot load, as after an update that was cut short.

throw new Error('cannot load')

export {}
