import { hintForModule } from '@docgen/renderer/markdown'
import type { ModuleProblem } from '../../config/module/letter-case-plugin.js'

/** Creates an esbuild error for a module that docgen does not have, such as an unknown `@docgen/theme/…` name. */
export function rejectUnknownModule(path: string, availableModules?: readonly string[]) {
  const hint = hintForModule(path, availableModules)
  const detail: ModuleProblem = { problem: 'unknown-module', hint }
  return { errors: [{ text: `docgen has no ${path}`, detail }] }
}
