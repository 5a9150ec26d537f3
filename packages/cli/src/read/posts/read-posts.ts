import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { Memo } from '../../cache/memo.js'
import { type Collection, splitVersionKey } from '../../config/collection.js'
import type { Config } from '../../config/config.js'
import { suggestFile } from '../../config/suggest-file.js'
import { cleanFolder } from '../files/clean-folder.js'
import type { FileMemo } from '../files/file-memo.js'
import { readFirstChanges } from '../git/read-git-history.js'
import { isMdxPage } from '../read-source.js'
import type { Source } from '../source.js'
import { type TranslationLayout, translatedDocs } from '../versions/version-files.js'
import { readPost } from './read-post.js'

/** The sources of all pages, and the blogs that some of them belong to. */
export interface PostsRequest {
  readonly blogs: readonly Collection[]
  readonly layout: TranslationLayout
  readonly sources: readonly Source[]
  /** How to parse files that end in `.md`. */
  readonly format?: Config['markdown']['format']
  readonly memo: FileMemo
}

/** Adds the data of posts to the sources of blogs. */
export function readPosts({ blogs, layout, sources, format, memo }: PostsRequest): Outcome<readonly Source[]> {
  if (blogs.length === 0) return { value: sources, diagnostics: [] }
  const folders = new Map(blogs.map(({ id, docs }) => [id, cleanFolder(docs.path)]))
  const diagnostics: Diagnostic[] = []
  const value = sources.map((source) => {
    const folder = folders.get(splitVersionKey(source.version).collection)
    if (folder === undefined) return source
    const root = source.path.startsWith(`${folder}/`) ? folder : translatedDocs(source.locale, source.version, layout)
    const read = (): Outcome<Source> => {
      const post = readPost(source, source.path.slice(root.length + 1), isMdxPage(source.path, format))
      return { value: { ...source, post: post.value }, diagnostics: post.diagnostics }
    }
    // Included files can change without the post.
    const post = source.includes.length > 0 ? read() : memo.recall(`post ${format}`, source.path, read)
    diagnostics.push(...post.diagnostics)
    return post.value
  })
  return { value, diagnostics }
}

/** Sets the date of each post without a date to the date of its first commit, as Docusaurus does. */
export async function datePosts(
  sources: readonly Source[],
  { siteDir, memo }: { readonly siteDir: string; readonly memo: Memo },
): Promise<Outcome<readonly Source[]>> {
  const paths = sources.filter(({ post }) => post && post.date === undefined).map(({ path }) => path)
  if (paths.length === 0) return { value: sources, diagnostics: [] }
  const { value: history, diagnostics } = await readFirstChanges({ siteDir, paths, memo })
  const value = sources.map((source) => {
    const date = source.post && source.post.date === undefined ? history.get(source.path)?.date : undefined
    return source.post && date !== undefined ? { ...source, post: { ...source.post, date } } : source
  })
  return { value, diagnostics }
}

/** Reports a configured blog if its folder does not exist, and no translation has a post. */
export function reportMissingBlogs(
  siteDir: string,
  blogs: readonly Collection[],
  sources: readonly Source[],
): Diagnostic[] {
  return blogs.flatMap(({ id, docs }) => {
    const folder = cleanFolder(docs.path)
    const hasPosts = sources.some(({ post, version }) => post && splitVersionKey(version).collection === id)
    if (hasPosts || existsSync(join(siteDir, folder))) return []
    return {
      code: 'missing-blog-folder',
      severity: 'warning' as const,
      file: folder,
      message: 'the config has a blog in this folder, but it does not exist',
      hint: suggestFile(siteDir, folder) ?? 'Create it, or remove blog from the config',
    }
  })
}

/** Reports an existing folder `blog` that docgen does not read, because the config does not mention it. */
export function reportUnreadBlog(siteDir: string, { blog, collections, staticDirectories }: Config): Diagnostic[] {
  const used = [...collections.map(({ docs }) => docs.path), ...staticDirectories].map(cleanFolder)
  if (blog !== undefined || used.includes('blog') || !existsSync(join(siteDir, 'blog'))) return []
  const message = 'this folder is ignored: the config has no blog'
  return [
    {
      code: 'blog-skipped',
      severity: 'info',
      file: 'blog',
      message,
      hint: 'Write blog: {} in the config to publish it, or blog: false',
    },
  ]
}
