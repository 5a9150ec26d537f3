type Method = (this: unknown, ...given: unknown[]) => unknown
type Methods = Record<string, Method>

/**
 * Counts the characters and elements that the methods of strings, regular expressions and arrays look through while
 * `run` runs. Unlike a time, the number does not depend on the machine.
 */
export async function countWork(run: () => Promise<unknown>): Promise<number> {
  let work = 0
  const undo: (() => void)[] = []
  const replace = (target: object, name: string, create: (own: Method) => Method): void => {
    const methods = target as Methods
    const own = methods[name]
    if (!own) throw new Error(`there is no method ${name}`)
    methods[name] = create(own)
    undo.push(() => {
      methods[name] = own
    })
  }
  const count = (steps: number): void => {
    work += Math.max(1, steps)
  }
  // `test`, `match`, `matchAll`, `replace`, `search` and `split` call `exec`.
  replace(
    RegExp.prototype,
    'exec',
    (own) =>
      function (this: unknown, ...given) {
        const { lastIndex, global, sticky } = this as RegExp
        const text = String(given[0])
        const start = global || sticky ? lastIndex : 0
        const match = Reflect.apply(own, this, given) as RegExpExecArray | null
        if (match) count(match.index + match[0].length - start)
        else count(sticky ? 1 : text.length - start)
        return match
      },
  )
  for (const name of ['indexOf', 'includes', 'lastIndexOf'])
    replace(
      String.prototype,
      name,
      (own) =>
        function (this: unknown, ...given) {
          const match = Reflect.apply(own, this, given)
          const text = String(this)
          const from = typeof given[1] === 'number' ? given[1] : name === 'lastIndexOf' ? text.length : 0
          if (name === 'includes') count(match ? text.indexOf(String(given[0]), from) - from : text.length - from)
          else if (match === -1) count(name === 'indexOf' ? text.length - from : from)
          else count(Math.abs(Number(match) - from))
          return match
        },
    )
  for (const name of ['split', 'replaceAll', 'trim', 'toLowerCase', 'repeat', 'normalize'])
    replace(
      String.prototype,
      name,
      (own) =>
        function (this: unknown, ...given) {
          const result = Reflect.apply(own, this, given)
          count(name === 'repeat' ? String(result).length : String(this).length)
          return result
        },
    )
  for (const name of ['find', 'findIndex', 'findLast', 'findLastIndex', 'some', 'every', 'filter', 'map', 'flatMap'])
    replace(
      Array.prototype,
      name,
      (own) =>
        function (this: unknown, ...given) {
          const [callback, ...rest] = given
          const counted: Method = function (this: unknown, ...each) {
            work += 1
            return Reflect.apply(callback as Method, this, each)
          }
          return Reflect.apply(own, this, [counted, ...rest])
        },
    )
  for (const name of ['indexOf', 'includes', 'slice', 'concat'])
    replace(
      Array.prototype,
      name,
      (own) =>
        function (this: unknown, ...given) {
          const result = Reflect.apply(own, this, given)
          const { length } = this as readonly unknown[]
          count(Array.isArray(result) ? result.length : typeof result === 'number' && result >= 0 ? result : length)
          return result
        },
    )
  try {
    await run()
  } finally {
    for (const restore of undo) restore()
  }
  return work
}
