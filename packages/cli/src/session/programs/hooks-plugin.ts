import type { Diagnostic } from '@docgen/renderer/contract'
import type { Plugin } from 'esbuild'
import { isInside, toSitePath } from '../../config/site-path.js'
import { placeOf } from '../../config/source/place-of.js'
import { isIslandModule } from '../bundle/island-plugin.js'
import { type ReadBytes, textOf } from '../bundle/read-once.js'

const HOOK =
  /\b(?:React\.)?(use(?:State|Effect|LayoutEffect|InsertionEffect|Reducer|Optimistic|Transition|ActionState|SyncExternalStore))\s*(?:<[^>()]*>)?\(/
const IMPORTED = /import\s[^'"]*\bfrom\s*['"]react['"]/

/** Notes components of the site that wait for a browser, and would never hear of one. */
export function hooksPlugin(siteDir: string, found: Map<string, Diagnostic>, read: ReadBytes): Plugin {
  return {
    name: 'hooks',
    setup(build) {
      build.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, ({ path, suffix }) => {
        const isOwn = isInside(siteDir, path) && !/[\\/]node_modules[\\/]/.test(path)
        if (suffix === '?island' || !isOwn) return undefined
        const text = textOf(read(path))
        if (!IMPORTED.test(text) || isIslandModule(text)) return undefined
        const hook = HOOK.exec(text)
        if (!hook) return undefined
        const file = toSitePath(siteDir, path)
        found.set(path, describeHook(file, text, hook))
        return undefined
      })
    },
  }
}

function describeHook(file: string, text: string, { 0: whole, 1: name = '', index }: RegExpExecArray): Diagnostic {
  return {
    code: 'hook-without-client',
    severity: 'warning',
    file,
    ...placeOf(text, index, index + whole.length - 1),
    length: whole.length - 1,
    message: `${name} does something in a browser only, and no browser runs this component: it stays as it is first drawn`,
    hint: "Write 'use client' on the first line of the file: then its components come alive",
  }
}
