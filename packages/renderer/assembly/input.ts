import { Stretch } from './stretch'

/** A place for the text that comes in, in UTF-16 units. */
export const input = new Stretch()

/** Gives the place for a text of so many bytes; what lay there before is gone. */
export function reserveInput(bytes: i32): usize {
  input.reach(bytes, 0)
  return input.address
}
