const INITIAL_CAPACITY = 256

/** A growing list of 32-bit integers. It keeps its memory when its length is reset. */
export class NumberList {
  length = 0
  private values = new Int32Array(INITIAL_CAPACITY)

  /** The number at `index`, which must be below `length`. */
  get(index: number): number {
    return this.values[index] ?? 0
  }

  set(index: number, value: number): void {
    this.values[index] = value
  }

  add(index: number, value: number): void {
    this.values[index] = this.get(index) + value
  }

  push(value: number): void {
    if (this.length === this.values.length) this.values = copyTo(new Int32Array(this.length * 2), this.values)
    this.values[this.length++] = value
  }

  /** Appends `value` until the list has `length` numbers. */
  fill(length: number, value: number): void {
    while (this.length < length) this.push(value)
  }
}

/** Copies the start of a larger array from a smaller one. */
export function copyTo<Values extends Int32Array | Uint16Array | Uint8Array>(larger: Values, smaller: Values): Values {
  larger.set(smaller)
  return larger
}
