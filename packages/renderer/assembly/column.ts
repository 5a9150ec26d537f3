import { Stretch } from './stretch'

// Binary logarithm of the bytes of a number.
const NUMBER: usize = 2

/** A growing array of 32-bit numbers. */
@unmanaged
export class Column extends Stretch {
  length: i32 = 0

  /** The number at `index`, which must be below `length`. */
  get(index: i32): i32 {
    return load<i32>(this.positionAt(index))
  }

  set(index: i32, value: i32): void {
    store<i32>(this.positionAt(index), value)
  }

  add(index: i32, value: i32): void {
    const address = this.positionAt(index)
    store<i32>(address, load<i32>(address) + value)
  }

  push(value: i32): void {
    this.reachTo(this.length + 1)
    this.set(this.length++, value)
  }

  /** Sets its length to `length`, with `value` in new elements. */
  fill(length: i32, value: i32): void {
    this.reachTo(length)
    for (let index = this.length; index < length; index++) this.set(index, value)
    if (length > this.length) this.length = length
  }

  forget(): void {
    super.forget()
    this.length = 0
  }

  private positionAt(index: i32): usize {
    return this.address + ((<usize>index) << NUMBER)
  }

  private reachTo(length: i32): void {
    this.reach((<usize>length) << NUMBER, (<usize>this.length) << NUMBER)
  }
}
