import { KERNEL_CODE } from './kernel-code.js'

/** The functions of `packages/renderer/assembly`, documented there; addresses and lengths are integers. */
interface KernelFunctions {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly forget: () => void
  readonly reserveInput: (bytes: number) => number
  readonly beginList: () => void
  readonly readText: (units: number) => number
  readonly newWords: () => number
  readonly addNewWords: (units: number) => void
  readonly countRead: (section: number) => number
  readonly writeList: (hasLengths: boolean) => void
  readonly termsStart: () => number
  readonly termsEnd: () => number
  readonly positionsStart: () => number
  readonly positionsEnd: () => number
  readonly reservePositions: (bytes: number) => number
  readonly addPage: (page: number, list: number, units: number, positions: number) => void
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

/** The counting and sorting part of the index, with its own memory. */
export interface Kernel extends KernelFunctions {
  /** Writes a text to the functions' input buffer; returns its length in UTF-16 code units. */
  readonly putText: (text: string) => number
  /** Writes ASCII characters to an address, followed by a zero. */
  readonly putBytes: (text: string, address: number) => void
  /** The UTF-8 text between two addresses. */
  readonly textBetween: (start: number, end: number) => string
  /** A copy of `count` numbers from an address on. */
  readonly numbersAt: (address: number, count: number) => Int32Array
}

/** The part of Node's `Buffer` used here. */
interface NodeBuffer {
  readonly buffer: ArrayBuffer
  [index: number]: number
  write(text: string, offset: number, encoding: 'utf16le' | 'latin1'): number
  toString(encoding: 'utf8', start: number, end: number): string
}

// Available in every Node; this package has no platform types.
declare const Buffer: {
  from(memory: ArrayBuffer): NodeBuffer
  from(text: string, encoding: 'base64'): Uint8Array
}
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { readonly exports: object }
}

/** Opens an empty kernel. Its memory is freed with it. */
export function openKernel(): Kernel {
  const module = new WebAssembly.Module(Buffer.from(KERNEL_CODE, 'base64'))
  const functions = new WebAssembly.Instance(module).exports as KernelFunctions
  let memoryView = Buffer.from(functions.memory.buffer)
  // Growing the memory replaces its buffer.
  const look = (): NodeBuffer => {
    if (memoryView.buffer !== functions.memory.buffer) memoryView = Buffer.from(functions.memory.buffer)
    return memoryView
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
