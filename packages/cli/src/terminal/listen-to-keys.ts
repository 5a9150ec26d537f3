import type { Terminal } from './create-terminal.js'

/** Key → what it does, in words and in deed. */
export type Keys = Readonly<Record<string, readonly [description: string, run: () => void]>>

const CTRL_C = '\u0003'
const CTRL_D = '\u0004'

/** Listens to single keys where a person sits at the terminal; `?` lists them, Ctrl-C and Ctrl-D count as `q`. Gives a function that ends it. */
export function listenToKeys(terminal: Terminal, keys: Keys): () => void {
  const { stdin } = process
  if (!stdin.isTTY) return () => {}
  const onKey = (data: string): void => {
    const key = data === CTRL_C || data === CTRL_D ? 'q' : data.toLowerCase()
    if (key === '?') for (const [name, [description]] of Object.entries(keys)) terminal.say(`  ${name}  ${description}`)
    else if (Object.hasOwn(keys, key)) keys[key]?.[1]()
  }
  stdin.setRawMode(true)
  stdin.setEncoding('utf8')
  stdin.on('data', onKey)
  stdin.resume()
  terminal.say(terminal.colors.dim('  ? lists the keys'))
  return () => {
    stdin.off('data', onKey)
    stdin.setRawMode(false)
    stdin.pause()
  }
}
