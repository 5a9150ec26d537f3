import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { Collection } from '../../config/collection.js'
import type { Config } from '../../config/config.js'
import { cleanFolder } from '../clean-folder.js'
import type { FileMemo } from '../file-memo.js'
import type { Source } from '../source.js'
import { type TranslationLayout, translatedDocs } from '../versions/version-files.js'
import { readPost } from './read-post.js'

/** The sources and the blog. */
export interface PostsRequest {
  readonly blog: Collection
  readonly layout: TranslationLayout
  readonly sources: readonly Source[]
  readonly memo: FileMemo
}

/** Adds the data of posts to the blog's sources. */
export function readPosts({ blog, layout, sources, memo }: PostsRequest): Outcome<readonly Source[]> {
  const folder = cleanFolder(blog.docs.path)
  const diagnostics: Diagnostic[] = []
  const value = sources.map((source) => {
    if (!source.version.startsWith('@blog/')) return source
    const root = source.path.startsWith(`${folder}/`) ? folder : translatedDocs(source.locale, source.version, layout)
    const read = (): Outcome<Source> => {
      const post = readPost(source, source.path.slice(root.length + 1))
      return { value: { ...source, post: post.value }, diagnostics: post.diagnostics }
    }
    // Included files can change without the post.
    const post = source.includes.length > 0 ? read() : memo.recall('post', source.path, read)
    diagnostics.push(...post.diagnostics)
    return post.value
  })
  return { value, diagnostics }
}

/** Reports that the folder of the configured blog is missing. */
export function reportMissingBlog(siteDir: string, blog: Pick<Collection, 'docs'>): Diagnostic[] {
  const folder = cleanFolder(blog.docs.path)
  if (existsSync(join(siteDir, folder))) return []
  return [
    {
      code: 'missing-blog-folder',
      severity: 'warning',
      file: folder,
      message: 'the config has a blog in this folder, but it does not exist',
      hint: 'Create it, or remove blog from the config',
    },
  ]
}

/** Reports that an existing folder of posts is not read, if the config does not mention it. */
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
