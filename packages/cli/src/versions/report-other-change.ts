import type { Diagnostic } from '@docgen/renderer/contract'
import type { VersionChange } from '../session/version-journal.js'

/** What to say where another process cuts or removes a version at the same time: one of the two would be lost. */
export function reportOtherChange({ name }: Pick<VersionChange, 'name'>): Diagnostic {
  return {
    code: 'version-refused',
    severity: 'error',
    message: `another docgen is cutting or removing the version ${JSON.stringify(name)} here`,
    hint: 'Try again when it has ended',
  }
}
