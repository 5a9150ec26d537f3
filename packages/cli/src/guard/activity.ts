/** Bytes that one thread has to say what it is doing. */
export const SLOT_BYTES = 512
const SLOTS = 64

// What this thread is doing, the latest last.
const running = new Map<number, string>()
let count = 0

// Of all threads: the first numbers are how many slots are taken, and whether nobody watches any more.
let shared = new Int32Array(new SharedArrayBuffer((SLOTS + 1) * SLOT_BYTES))
let slot = 0
const encoder = new TextEncoder()

/** Notes that this thread does something that may take too long, and returns what notes its end. */
export function beginActivity(what: string): () => void {
  count += 1
  const id = count
  running.set(id, what)
  show(what)
  return () => {
    running.delete(id)
    show([...running.values()].at(-1) ?? '')
  }
}

/** What this thread has begun and not ended. */
export function listActivities(): readonly string[] {
  return [...running.values()]
}

/** The memory through which threads tell the watchdog what they do. */
export function sharedActivity(): SharedArrayBuffer {
  // It was made so, a few lines above or in another thread.
  return shared.buffer as SharedArrayBuffer
}

/** Lets this thread tell the watchdog of another thread what it does. */
export function joinActivity(buffer: SharedArrayBuffer): void {
  shared = new Int32Array(buffer)
  slot = Math.min(Atomics.add(shared, 0, 1) + 1, SLOTS - 1)
}

/** A slot is a number that rises with each change, the length of the text, and the text. */
function show(what: string): void {
  const start = (slot + 1) * (SLOT_BYTES / 4)
  const bytes = new Uint8Array(shared.buffer, (start + 2) * 4, SLOT_BYTES - 8)
  Atomics.add(shared, start, 1)
  Atomics.store(shared, start + 1, what === '' ? 0 : encoder.encodeInto(what, bytes).written)
  Atomics.add(shared, start, 1)
}
