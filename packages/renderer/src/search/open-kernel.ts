import { KERNEL_CODE } from './kernel-code.js'

/** The functions of `packages/renderer/assembly`, where their sentences stand; addresses and lengths are whole numbers. */
interface KernelFunctions {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly forget: () => void
  readonly reserveInput: (bytes: number) => number
  readonly beginList: () => void
  readonly readText: (units: number) => number
  readonly freshWords: () => number
  readonly learnWords: (units: number) => void
  readonly countRead: (section: number) => number
  readonly writeList: (keepsLengths: boolean) => void
  readonly termsStart: () => number
  readonly termsEnd: () => number
  readonly placesStart: () => number
  readonly placesEnd: () => number
  readonly reservePlaces: (bytes: number) => number
  readonly addPage: (page: number, list: number, units: number, places: number) => void
  readonly sortTerms: () => void
  readonly measureLists: (from: number, to: number) => number
  readonly measureTerms: () => number
  readonly cutLists: (from: number, to: number, target: number) => void
  readonly cutTerms: (isBackward: boolean, target: number) => void
  readonly countShards: () => number
  readonly shardEnds: () => number
  readonly shardsStart: () => number
  readonly firstTermsStart: () => number
  readonly firstTermsEnd: () => number
}

/** The part of the index that is counting and sorting, in a memory of its own. */
export interface Kernel extends KernelFunctions {
  /** Puts a text where the functions read theirs; gives its length in UTF-16 units. */
  readonly putText: (text: string) => number
  /** Puts characters below 128 at an address, and a zero after them. */
  readonly putBytes: (text: string, address: number) => void
  /** The UTF-8 text between two addresses. */
  readonly textBetween: (start: number, end: number) => string
  /** A copy of the numbers from an address on. */
  readonly numbersAt: (address: number, count: number) => Int32Array
}

/** As much of Node's buffers as is used here. */
interface NodeBuffer {
  readonly buffer: ArrayBuffer
  [index: number]: number
  write(text: string, offset: number, encoding: 'utf16le' | 'latin1'): number
  toString(encoding: 'utf8', start: number, end: number): string
}

// What every Node has; the types of this package know of no platform.
declare const Buffer: {
  from(memory: ArrayBuffer): NodeBuffer
  from(text: string, encoding: 'base64'): Uint8Array
}
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { readonly exports: object }
}

/** A kernel that knows nothing yet. Its memory goes with it. */
export function openKernel(): Kernel {
  const module = new WebAssembly.Module(Buffer.from(KERNEL_CODE, 'base64'))
  const functions = new WebAssembly.Instance(module).exports as KernelFunctions
  let known = Buffer.from(functions.memory.buffer)
  // When the memory grows it gets another buffer.
  const look = (): NodeBuffer => {
    if (known.buffer !== functions.memory.buffer) known = Buffer.from(functions.memory.buffer)
    return known
  }
  return {
    ...functions,
    putText: (text) => {
      const address = functions.reserveInput(text.length * 2)
      look().write(text, address, 'utf16le')
      return text.length
    },
    putBytes: (text, address) => {
      const memory = look()
      memory.write(text, address, 'latin1')
      memory[address + text.length] = 0
    },
    textBetween: (start, end) => look().toString('utf8', start, end),
    numbersAt: (address, count) => new Int32Array(functions.memory.buffer, address, count).slice(),
  }
}
