import { emitKeypressEvents, type Key } from 'node:readline'
import { addInterruptible } from '../guard/interrupts.js'
import { signalProcess } from '../guard/reject-exits.js'
import type { Terminal } from './create-terminal.js'

/** Key → description and action. */
export type Keys = Readonly<Record<string, readonly [description: string, run: () => void]>>

/**
 * Listens for single keys in an interactive terminal; `?` lists them, Ctrl-C and Ctrl-D act as `q`. Returns a
 * function that stops listening.
 */
export function listenToKeys(terminal: Terminal, keys: Keys): () => void {
  const { stdin } = process
  if (!stdin.isTTY) return () => {}
  let isListening = true
  // Receives whole keys, even if many arrive together: an arrow key is not the letters of its escape sequence.
  const onKey = (text: string | undefined, { ctrl, name }: Key): void => {
    const key = ctrl && (name === 'c' || name === 'd') ? 'q' : (text ?? '').toLowerCase()
    if (key === '?')
      for (const [name, [description]] of Object.entries(keys)) terminal.print(`  ${name}  ${description}`)
    else if (Object.hasOwn(keys, key)) keys[key]?.[1]()
  }
  const onClose = (): void => {
    // Call the listeners directly: they may be removed before a signal would arrive.
    if (isListening && !process.emit('SIGHUP', 'SIGHUP')) signalProcess('SIGHUP')
  }
  // When a terminal closes, only its shell may get SIGHUP. Later errors come from resetting the closed terminal.
  stdin.on('end', onClose)
  stdin.on('error', onClose)
  // While keys are not handled, Ctrl-C has to be a signal again.
  const stopRaw = addInterruptible({ start: () => stdin.setRawMode(true), stop: () => stdin.setRawMode(false) })
  emitKeypressEvents(stdin)
  stdin.on('keypress', onKey)
  stdin.resume()
  terminal.print(terminal.colors.dim('  ? lists the keys'))
  return () => {
    isListening = false
    stdin.off('keypress', onKey)
    stopRaw()
    stdin.pause()
  }
}
