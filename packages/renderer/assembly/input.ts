import { Stretch } from './stretch'

/** Buffer for incoming text, in UTF-16 units. */
export const input = new Stretch()

/** Reserves a buffer for a text of this many bytes; the previous content is lost. */
export function reserveInput(bytes: i32): usize {
  input.reach(bytes, 0)
  return input.address
}
