import { emitKeypressEvents, type Key } from 'node:readline'
import { addInterruptible } from '../guard/interrupts.js'
import type { Terminal } from './create-terminal.js'

/** Key → what it does, in words and in deed. */
export type Keys = Readonly<Record<string, readonly [description: string, run: () => void]>>

/** Listens to single keys where a person sits at the terminal; `?` lists them, Ctrl-C and Ctrl-D count as `q`. Gives a function that ends it. */
export function listenToKeys(terminal: Terminal, keys: Keys): () => void {
  const { stdin } = process
  if (!stdin.isTTY) return () => {}
  let isListening = true
  // Whole keys, however many come at once: an arrow key is none of the letters that it is sent as.
  const onKey = (text: string | undefined, { ctrl, name }: Key): void => {
    const key = ctrl && (name === 'c' || name === 'd') ? 'q' : (text ?? '').toLowerCase()
    if (key === '?') for (const [name, [description]] of Object.entries(keys)) terminal.say(`  ${name}  ${description}`)
    else if (Object.hasOwn(keys, key)) keys[key]?.[1]()
  }
  const noteClosing = (): void => {
    if (isListening) process.kill(process.pid, 'SIGHUP')
  }
  // The signal of a terminal that is closed may go to a shell alone. Later errors are those of putting back in order what is gone.
  stdin.on('end', noteClosing)
  stdin.on('error', noteClosing)
  // Ctrl-C is a signal again, and no key, where nobody can hear of keys.
  const stopRaw = addInterruptible({ start: () => stdin.setRawMode(true), stop: () => stdin.setRawMode(false) })
  emitKeypressEvents(stdin)
  stdin.on('keypress', onKey)
  stdin.resume()
  terminal.say(terminal.colors.dim('  ? lists the keys'))
  return () => {
    isListening = false
    stdin.off('keypress', onKey)
    stopRaw()
    stdin.pause()
  }
}
