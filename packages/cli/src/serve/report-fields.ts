import * as z from 'zod/mini'
import { required } from '../config/schema/field.js'

// The kinds of fields that the schemas of several reports have, each with its description.

/** A text. */
export const text = (description: string) => required(z.string(), description)
/** A whole number from 0. */
export const count = (description: string) => required(z.int().check(z.gte(0)), description)
/** `true` or `false`. */
export const flag = (description: string) => required(z.boolean(), description)
/** A list of texts. */
export const texts = (description: string) => required(z.array(z.string()), description)
/** A line of a file. */
export const line = () => required(z.int().check(z.gte(1)), 'Line, from 1.')
/** A column of a line. */
export const column = () => required(z.int().check(z.gte(1)), 'Column, from 1, in UTF-16 code units.')
