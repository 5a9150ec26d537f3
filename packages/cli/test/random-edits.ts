import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createMdxWriter } from './random-mdx.js'

/** Numbers that are the same for the same seed: mulberry32. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** What an edit has done, and the paths that a watcher would report. */
export interface Edit {
  readonly what: string
  readonly paths: readonly string[]
  readonly isStructural: boolean
}

/** Edits a site at random; the same seed makes the same edits. */
export function createEditor(siteDir: string, seed: number): () => Edit {
  const random = createRandom(seed)
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('there is nothing to pick from')
    return value
  }
  let serial = 0
  const word = (): string => pick(['apple', 'bridge', 'cloud', 'door', 'engine', 'field', 'gate', 'harbour'])
  const write = (path: string, text: string | Uint8Array): Edit => {
    const isNew = !existsSync(join(siteDir, path))
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
    return { what: `${isNew ? 'create' : 'write'} ${path}`, paths: [path], isStructural: isNew }
  }
  const remove = (path: string): Edit => {
    rmSync(join(siteDir, path), { recursive: true })
    return { what: `remove ${path}`, paths: [path], isStructural: true }
  }
  const move = (from: string, to: string): Edit => {
    if (existsSync(join(siteDir, to))) return edits.writePage()
    mkdirSync(dirname(join(siteDir, to)), { recursive: true })
    renameSync(join(siteDir, from), join(siteDir, to))
    return { what: `move ${from} to ${to}`, paths: [from, to], isStructural: true }
  }
  const list = (folder: string, pattern: RegExp): string[] => {
    if (!existsSync(join(siteDir, folder))) return []
    return readdirSync(join(siteDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)))
      .sort()
  }
  const pages = (): string[] => list('docs', /^[^_].*\.mdx?$/)
  const folders = ['docs', 'docs/guide', 'docs/guide/deep', 'docs/02-notes']
  const page = (): string => {
    const front = [
      random() < 0.4 && `title: ${word()} ${++serial}`,
      random() < 0.2 && `slug: /${word()}-${++serial}`,
      random() < 0.2 && `sidebar_position: ${Math.floor(random() * 9)}`,
      random() < 0.15 && `tags: [${word()}, ${word()}]`,
      random() < 0.1 && 'draft: true',
      random() < 0.1 && 'unlisted: true',
      random() < 0.1 && `redirect_from: /was-${++serial}`,
      random() < 0.05 && 'unknown_field: 1',
    ].filter((line) => line !== false)
    const blocks = Array.from({ length: 1 + Math.floor(random() * 5) }, () =>
      pick([
        () => `## ${word()} ${word()}\n`,
        () => `A ${word()} and [a link](./${pick(pages().map((path) => path.split('/').at(-1) ?? '')) || 'x.md'}).\n`,
        () => `![picture](${pick(['/img/a.svg', './b.svg', 'gone.png'])})\n`,
        () => `::include{file="${pick(['/partials/_one.md', '/partials/_two.md', '_near.md'])}"}\n`,
        () => `\`\`\`js\nconst ${word()} = ${Math.floor(random() * 99)}\n\`\`\`\n`,
        () => `:::note\n\nText {{product}} ${word()}\n\n:::\n`,
        () => `[there](/${word()}#${word()})\n`,
      ])(),
    )
    return `${front.length > 0 ? `---\n${front.join('\n')}\n---\n\n` : ''}# ${word()}\n\n${blocks.join('\n')}`
  }
  const mdx = createMdxWriter({ random, pick, word })
  const svg = (): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${1 + Math.floor(random() * 99)} 9"></svg>\n`
  const edits = {
    writePage: (): Edit => write(pick([...pages(), 'docs/index.md']), page()),
    appendToPage: (): Edit => {
      const path = pick([...pages(), 'docs/index.md'])
      const old = existsSync(join(siteDir, path)) ? readFileSync(join(siteDir, path), 'utf8') : '# Start\n'
      return write(path, `${old}\nMore about the ${word()}.\n`)
    },
    createPage: (): Edit => write(`${pick(folders)}/${word()}-${++serial}.md`, page()),
    removePage: (): Edit => (pages().length < 5 ? edits.createPage() : remove(pick(pages()))),
    movePage: (): Edit =>
      pages().length === 0 ? edits.createPage() : move(pick(pages()), `${pick(folders)}/${word()}-${++serial}.md`),
    writePartial: (): Edit =>
      write(
        pick(['partials/_one.md', 'partials/_two.md', 'docs/_near.md', 'docs/guide/_near.md']),
        `Part ${word()} ${random() < 0.2 ? '::include{file="/partials/_two.md"}' : ''}\n`,
      ),
    removePartial: (): Edit =>
      existsSync(join(siteDir, 'partials/_one.md')) ? remove('partials/_one.md') : edits.writePartial(),
    writeCategory: (): Edit =>
      write(
        `${pick(folders)}/_category_.yml`,
        `label: ${word()}\nposition: ${Math.floor(random() * 9)}\n${random() < 0.4 ? 'link:\n  type: generated-index\n' : ''}`,
      ),
    removeCategory: (): Edit => {
      const files = list('docs', /^_category_/)
      return files.length === 0 ? edits.writeCategory() : remove(pick(files))
    },
    writePicture: (): Edit =>
      write(pick(['static/img/a.svg', 'docs/b.svg', 'docs/guide/b.svg', 'static/own.txt']), svg()),
    removePicture: (): Edit => (existsSync(join(siteDir, 'docs/b.svg')) ? remove('docs/b.svg') : edits.writePicture()),
    writeMdxPage: (): Edit => write(`${pick(folders)}/mdx-${pick(['a', 'b', 'c'])}.mdx`, mdx.page()),
    writeMdxPartial: (): Edit => write('partials/_part.mdx', mdx.partial()),
    writeComponent: (): Edit => write(pick(['src/Card.tsx', 'src/Inner.tsx']), mdx.component()),
    writeIsland: (): Edit => write('src/Counter.tsx', mdx.island()),
    writeData: (): Edit => write(pick(['src/data.json', 'src/data.yml']), `{ "word": "${word()}" }\n`),
    writeComponentStyles: (): Edit => write('src/card.module.css', `.card { width: ${Math.floor(random() * 99)}px }\n`),
    removeModule: (): Edit => {
      const files = list('src', /\.(?:tsx|json)$/)
      return files.length === 0 || random() < 0.7 ? edits.writeComponent() : remove(pick(files))
    },
    writeConfig: (): Edit => write('site.config.ts', makeConfig(word(), random)),
    writeSidebars: (): Edit => write('sidebars.ts', makeSidebars(word(), random)),
    writeStyles: (): Edit => write('own.css', `.own { width: ${Math.floor(random() * 99)}px }\n`),
    writeApi: (): Edit => write('openapi.yaml', makeApi(word(), random)),
    writeSchema: (): Edit => write('schemas/thing.yaml', `type: object\nproperties:\n  ${word()}:\n    type: string\n`),
    removeFolder: (): Edit =>
      existsSync(join(siteDir, 'docs/guide/deep')) ? remove('docs/guide/deep') : edits.createPage(),
    moveFolder: (): Edit =>
      existsSync(join(siteDir, 'docs/guide/deep'))
        ? move('docs/guide/deep', `docs/02-notes/deep-${++serial}`)
        : edits.createPage(),
  }
  const often = [edits.writePage, edits.appendToPage, edits.appendToPage, edits.createPage, edits.movePage]
  const all = [...Object.values(edits), ...often, ...often]
  return () => pick(all)()
}

/** A config whose checks never fail the build, so that there is an output to compare. */
export function makeConfig(word: string, random: () => number): string {
  return `import { defineConfig } from '@docgen/cli'
export default defineConfig({
  title: '${word}',
  url: 'https://docs.example',
  ${random() < 0.3 ? "baseUrl: '/sub/'," : ''}
  ${random() < 0.3 ? 'trailingSlash: true,' : 'trailingSlash: false,'}
  placeholders: { product: '${word}' },
  ${random() < 0.2 ? "markdown: { format: 'detect' }," : ''}
  docs: { routeBasePath: '/', ${random() < 0.5 ? "sidebars: './sidebars.ts'" : ''} },
  theme: { css: ['own.css'] },
  openapi: [{ path: 'openapi.yaml', routeBasePath: '/api', label: 'API' }],
  onBrokenLinks: 'warn',
  navbar: { items: [{ label: '${word}', to: '/' }] },
})
`
}

export function makeSidebars(word: string, random: () => number): string {
  const items =
    random() < 0.5
      ? "[{ type: 'autogenerated', dirName: '.' }]"
      : `[{ type: 'category', label: '${word}', items: [{ type: 'autogenerated', dirName: '.' }] }]`
  return `export default { main: ${items} }\n`
}

export function makeApi(word: string, random: () => number): string {
  return `openapi: 3.1.0
info: { title: ${word}, version: '1' }
paths:
  /${word}:
    get:
      operationId: read-${word}
      summary: Read ${word}
      responses:
        '200':
          description: A ${word}
          content:
            application/json:
              schema: { $ref: '${random() < 0.5 ? './schemas/thing.yaml' : '#/components/schemas/Thing'}' }
components:
  schemas:
    Thing: { type: object, properties: { ${word}: { type: integer } } }
`
}
