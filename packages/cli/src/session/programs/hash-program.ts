import type { ProgramSource } from '@docgen/renderer'
import { hashValue } from '../../cache/hash.js'

/** Hash of an MDX module without its imports; also defined without a module. */
export function hashProgram(program: ProgramSource | undefined): string {
  return hashValue(program?.code ?? '')
}
