import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { createMdxWriter } from './random-mdx.js'
import { createDocFooter, createMark, createPluginInput, createPlugins, createShown } from './random-plugins.js'
import { createApi, createConfig, createKit, createSidebars } from './random-site.js'
import { createWords } from './random-words.js'

/** The result of an edit, and the paths that a watcher would report. */
export interface Edit {
  readonly what: string
  readonly paths: readonly string[]
  readonly isStructural: boolean
}

/** Edits a site at random: pages, their imports, and plugins with their inputs. The same seed makes the same edits. */
export function createEditor(siteDir: string, seed: number): () => Edit {
  const words = createWords(seed)
  const { pick, word, below, isLikely } = words
  let serial = 0
  // Fixes an error that prevents the whole output.
  let fix: (() => Edit) | undefined
  const isThere = (path: string): boolean => existsSync(join(siteDir, path))
  const write = (path: string, text: string | Uint8Array): Edit => {
    const isNew = !isThere(path)
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
    return { what: `${isNew ? 'create' : 'write'} ${path}`, paths: [path], isStructural: isNew }
  }
  const remove = (path: string): Edit => {
    rmSync(join(siteDir, path), { recursive: true })
    return { what: `remove ${path}`, paths: [path], isStructural: true }
  }
  const move = (from: string, to: string): Edit => {
    // The file has to exist when it is fixed.
    if (isThere(to) || fix) return edits.writePage()
    mkdirSync(dirname(join(siteDir, to)), { recursive: true })
    renameSync(join(siteDir, from), join(siteDir, to))
    return { what: `move ${from} to ${to}`, paths: [from, to], isStructural: true }
  }
  /** Removes what others need; a later edit restores it. */
  const removeForNow = (path: string): Edit => {
    if (fix || !isThere(path)) return edits.writePage()
    const bytes = readFileSync(join(siteDir, path))
    fix = () => write(path, bytes)
    return remove(path)
  }
  const list = (folder: string, pattern: RegExp): string[] => {
    if (!isThere(folder)) return []
    return readdirSync(join(siteDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)))
      .sort()
  }
  const pages = (): string[] => list('docs', /^[^_].*\.mdx?$/)
  const folders = ['docs', 'docs/guide', 'docs/guide/deep', 'docs/02-notes']
  const page = (path: string): string => {
    const image = `${dirname(path)}/b.svg`
    const front = [
      isLikely(0.4) && `title: ${word()} ${++serial}`,
      isLikely(0.2) && `slug: /${word()}-${++serial}`,
      isLikely(0.2) && `sidebar_position: ${below(9)}`,
      isLikely(0.15) && `tags: [${word()}, ${word()}]`,
      isLikely(0.2) && pick(['draft: true', 'unlisted: true']),
      isLikely(0.1) && `redirect_from: /was-${++serial}`,
    ].filter((line) => line !== false)
    const blocks = Array.from({ length: 1 + below(5) }, () =>
      pick([
        () => `## ${word()} ${word()}\n`,
        () => `A ${word()} and [a link](./${pick(pages().map((path) => path.split('/').at(-1) ?? '')) || 'x.md'}).\n`,
        () => `![picture](${isThere(image) ? './b.svg' : '/img/a.svg'})\n`,
        () => `::include{file="/${pick(['partials/_one.md', 'partials/_two.md', 'docs/_near.md'])}"}\n`,
        () => `\`\`\`js\nconst ${word()} = ${below(99)}\n\`\`\`\n`,
        () => `:::note\n\nText {product} ${word()}\n\n:::\n`,
        () => `[there](/${word()}#${word()})\n`,
      ])(),
    )
    return `${front.length > 0 ? `---\n${front.join('\n')}\n---\n\n` : ''}# ${word()}\n\n${blocks.join('\n')}`
  }
  const mdx = createMdxWriter(words)
  const mdxPage = (path: string): string => mdx.page(isThere(`${dirname(path)}/_near.mdx`))
  const anyPage = (): string => pick([...pages(), 'docs/index.md'])
  const writePage = (path: string, more = ''): Edit =>
    write(path, `${path.endsWith('x') && isLikely(0.6) ? mdxPage(path) : page(path)}${more}`)
  const svg = (): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${1 + below(99)} 9"></svg>\n`
  const edits = {
    writePage: (): Edit => writePage(anyPage()),
    breakPage: (): Edit => {
      if (fix) return edits.writePage()
      const path = anyPage()
      fix = () => writePage(path)
      return writePage(path, `\n${pick(MISTAKES)}\n`)
    },
    appendToPage: (): Edit => {
      const path = anyPage()
      const old = isThere(path) ? readFileSync(join(siteDir, path), 'utf8') : '# Start\n'
      return write(path, `${old}\nMore about the ${word()}.\n`)
    },
    createPage: (): Edit => writePage(`${pick(folders)}/${word()}-${++serial}.md`),
    removePage: (): Edit => (pages().length < 5 ? edits.createPage() : remove(pick(pages()))),
    movePage: (): Edit => {
      if (pages().length === 0) return edits.createPage()
      const from = pick(pages())
      const to = `${pick(folders)}/${word()}-${++serial}${extname(from)}`
      const edit = move(from, to)
      // Images and partials next to it may have stayed in the old folder.
      if (!fix && !isThere(from)) fix = () => writePage(to)
      return edit
    },
    writePartial: (): Edit => write(pick(['partials/_two.md', 'docs/_near.md']), `Part ${word()}\n`),
    writeOuterPartial: (): Edit =>
      write('partials/_one.md', `Part ${word()} ${isLikely(0.4) ? '::include{file="/partials/_two.md"}' : ''}\n`),
    removePartial: (): Edit => removeForNow('partials/_one.md'),
    writeCategory: (): Edit =>
      write(
        `${pick(folders)}/_category_.yml`,
        `label: ${word()}\nposition: ${below(9)}\n${isLikely(0.4) ? 'link:\n  type: generated-index\n' : ''}`,
      ),
    removeCategory: (): Edit => {
      const files = list('docs', /^_category_/)
      return files.length === 0 ? edits.writeCategory() : remove(pick(files))
    },
    writeTags: (): Edit =>
      write('docs/tags.yml', `${word()}:\n  label: ${word()}\n  permalink: /${word()}\nof their own:\n`),
    breakTags: (): Edit => {
      if (fix) return edits.writeTags()
      fix = edits.writeTags
      return write('docs/tags.yml', `${word()}: ${word()}\n`)
    },
    removeTags: (): Edit => (isThere('docs/tags.yml') ? remove('docs/tags.yml') : edits.writeTags()),
    writePicture: (): Edit =>
      write(pick(['static/img/a.svg', 'docs/b.svg', 'docs/guide/b.svg', 'static/own.txt']), svg()),
    removePicture: (): Edit => removeForNow('docs/b.svg'),
    writeMdxPage: (): Edit => {
      const path = `${pick(folders)}/mdx-${pick(['a', 'b', 'c'])}.mdx`
      return write(path, mdxPage(path))
    },
    writeMdxPartial: (): Edit =>
      write(pick(['partials/_part.mdx', ...folders.map((folder) => `${folder}/_near.mdx`)]), mdx.partial()),
    writeComponent: (): Edit => write('src/Card.tsx', mdx.component(isLikely(0.3))),
    writeInnerComponent: (): Edit => write('src/Inner.tsx', mdx.component(false)),
    writeIsland: (): Edit => write('src/Counter.tsx', mdx.island()),
    writeData: (): Edit => write(pick(['src/data.json', 'src/data.yml']), `{ "word": "${word()}" }\n`),
    writeComponentStyles: (): Edit => write('src/card.module.css', `.card { width: ${below(99)}px }\n`),
    removeModule: (): Edit => removeForNow(pick(list('src', /\.(?:tsx|json)$/))),
    removeMdxPartial: (): Edit => removeForNow(pick(['partials/_part.mdx', 'docs/_near.mdx'])),
    // A file takes precedence over a folder of its name.
    writeKit: (): Edit => write(pick(['src/kit/index.tsx', 'src/kit.tsx']), createKit(words)),
    removeKit: (): Edit => (isThere('src/kit.tsx') ? remove('src/kit.tsx') : edits.writeKit()),
    writeShown: (): Edit => write('src/Shown.tsx', createShown(words)),
    writeDocFooter: (): Edit => write('src/DocFooter.tsx', createDocFooter(words)),
    writePlugins: (): Edit => write('plugins.ts', createPlugins(words)),
    writeMark: (): Edit => write('src/mark.ts', createMark(words)),
    writePluginInput: (): Edit => write(`data/${pick(['a', 'b', 'c', 'd'])}.txt`, createPluginInput(words)),
    removePluginInput: (): Edit => {
      const file = `data/${pick(['b', 'c', 'd'])}.txt`
      return isThere(file) ? remove(file) : write(file, createPluginInput(words))
    },
    breakPluginInput: (): Edit => {
      if (fix) return edits.writePluginInput()
      const file = `data/${pick(['a', 'b'])}.txt`
      fix = () => write(file, createPluginInput(words))
      return write(file, '{ broken')
    },
    writeConfig: (): Edit => write('site.config.ts', createConfig(words)),
    writeSidebars: (): Edit => write('sidebars.ts', createSidebars(words)),
    writeStyles: (): Edit => write('own.css', `.own { width: ${below(99)}px }\n`),
    writeApi: (): Edit => write('openapi.yaml', createApi(word(), words.random)),
    writeSchema: (): Edit => write('schemas/thing.yaml', `type: object\nproperties:\n  ${word()}:\n    type: string\n`),
    removeFolder: (): Edit => (isThere('docs/guide/deep') ? remove('docs/guide/deep') : edits.createPage()),
    moveFolder: (): Edit =>
      isThere('docs/guide/deep') ? move('docs/guide/deep', `docs/02-notes/deep-${++serial}`) : edits.createPage(),
  }
  const often = [edits.writePage, edits.appendToPage, edits.appendToPage, edits.createPage, edits.movePage]
  const all = [...Object.values(edits), ...often, ...often]
  return () => {
    const fixed = fix
    // Allows some edits in between; eventually fixes what is broken.
    if (fixed && isLikely(0.5)) {
      fix = undefined
      return fixed()
    }
    return pick(all)()
  }
}

const MISTAKES = [
  '![picture](gone.png)',
  '::include{file="/partials/_gone.md"}',
  'A sign < < of no tag',
  "import Gone from '@site/src/Gone'\n\n<Gone />",
  '<Card title={gone.word} />',
  '{frontMatter.gone.word}',
]
