import type { ProgramSource } from '@docgen/renderer'
import { hashValue } from '../../cache/hash.js'

/** Stands for a program without what it imports; for none, too. */
export function hashProgram(program: ProgramSource | undefined): string {
  return hashValue(program?.code ?? '')
}
