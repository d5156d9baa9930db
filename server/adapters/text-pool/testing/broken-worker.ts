// A thread that cannot load, as after an update that was cut short.

function load(): never {
  throw new Error('cannot load')
}

export const run = load()
