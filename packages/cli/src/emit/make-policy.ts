import { createHash } from 'node:crypto'

/** What a policy is made for. */
export interface PolicyInput {
  /** Texts of the scripts that stand in the pages. */
  readonly inlineScripts: readonly string[]
  /** Addresses of the scripts that the config names. */
  readonly scriptSources: readonly string[]
  /** Whether writers may put frames of other sites into pages. */
  readonly hasFrames: boolean
}

/**
 * The content security policy of every page: own files only, no inline style, the theme's inline scripts by
 * their hashes, and Trusted Types, which one policy may make. Origins of configured third-party scripts are allowed by name, and
 * frames of secure sites where HTML is trusted.
 */
export function makePolicy({ inlineScripts, scriptSources, hasFrames }: PolicyInput): string {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const origins = [
    ...new Set(scriptSources.filter((src) => /^https?:/.test(src)).map((src) => new URL(src).origin)),
  ].sort()
  const scripts = ["'self'", ...hashes, ...origins].join(' ')
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "media-src 'self' https:",
    `connect-src ${["'self'", ...origins].join(' ')}`,
    ...(hasFrames ? ["frame-src 'self' https:"] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // The theme's own policy; other people's scripts bring theirs, under names that nobody knows here.
    `trusted-types ${scriptSources.length === 0 ? 'docgen' : '*'} 'allow-duplicates'`,
  ].join('; ')
}
