import { hintForModule } from '@docgen/renderer/markdown'

/** Creates an esbuild error for a module that docgen does not have, such as an unknown `@docgen/theme/…` name. */
export function rejectUnknownModule(path: string, availableModules?: readonly string[]) {
  return { errors: [{ text: `docgen has no ${path}`, detail: { hint: hintForModule(path, availableModules) } }] }
}
