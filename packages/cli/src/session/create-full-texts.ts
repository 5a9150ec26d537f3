import { type Artifact, readArtifact } from '../emit/artifact.js'
import { listFullTexts } from '../emit/create-llms-files.js'
import { type ArtifactInput, collectStatics } from './collect-artifacts.js'
import type { ReadTwin } from './plugins/describe-pages.js'

/** Inputs of the full texts. */
export type FullTextInput = Pick<ArtifactInput, 'siteDir' | 'config' | 'files' | 'graph' | 'plan' | 'pluginFiles'>

/**
 * `llms-full.txt` files: the Markdown of all pages of a version and language, in the order of `llms.txt`. A file of a
 * plugin or a static folder overrides one of the same name.
 */
export async function createFullTexts(input: FullTextInput, readTwin: ReadTwin): Promise<readonly Artifact[]> {
  const { config, graph, plan, pluginFiles } = input
  const texts = listFullTexts({ config, graph, pages: plan.pages })
  if (texts.length === 0) return []
  const others = new Map([...pluginFiles, ...collectStatics(input)].map((artifact) => [artifact.file, artifact]))
  const created: Artifact[] = []
  for (const { file, start, twins } of texts.filter((text) => !others.has(text.file))) {
    const parts = [start]
    // One at a time: thousands of files can't be open together.
    for (const twin of twins) {
      const other = others.get(twin)
      const bytes = other ? readArtifact(other) : await readTwin(twin)
      if (bytes) parts.push(withoutNote(Buffer.from(bytes).toString('utf8')))
    }
    created.push({ file, bytes: parts.join('\n') })
  }
  return created
}

const FRONT_MATTER_END = '\n---\n\n'
const NOTE = '> For AI agents: '

/** The Markdown of a page without its reference to `llms.txt`, which would be repeated for each page. */
function withoutNote(text: string): string {
  const start = text.indexOf(FRONT_MATTER_END) + FRONT_MATTER_END.length
  const end = text.indexOf('\n\n', start)
  return text.startsWith(NOTE, start) && end !== -1 ? text.slice(0, start) + text.slice(end + 2) : text
}
