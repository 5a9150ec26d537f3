import { basename } from 'node:path'
import type { PluginBuild } from 'esbuild'

/** Whether a module has the syntax of ES modules but also exports as CommonJS, which Docusaurus' loader accepts. */
export function usesBothKinds(text: string): boolean {
  return /^[ \t]*(?:import\b(?!\s*\()|export\b)/m.test(text) && text.split('\n').some(assignsExports)
}

/** Whether a line assigns CommonJS exports before its first comment or quote. */
function assignsExports(line: string): boolean {
  const [code = ''] = line.split(/[/*'"`]/, 1)
  return code.includes('module.exports') || (code.trimStart().startsWith('exports.') && code.includes('='))
}

/**
 * Converts a module to CommonJS with a source map, as Docusaurus runs it: importers find each name that it assigns.
 * Returns the text unchanged if that fails, so that esbuild reports the reason with its position.
 */
export async function toCommonJs(build: PluginBuild, path: string, text: string): Promise<string> {
  const { define = {} } = build.initialOptions
  const loader = /\.[cm]?ts$/.test(path) ? 'ts' : path.endsWith('x') ? 'tsx' : 'js'
  const output = { format: 'cjs', sourcemap: 'inline', sourcesContent: false, charset: 'utf8' } as const
  return build.esbuild
    .transform(text, { ...output, loader, define, tsconfigRaw: '{}', sourcefile: basename(path), logLevel: 'silent' })
    .then(({ code }) => code)
    .catch(() => text)
}
