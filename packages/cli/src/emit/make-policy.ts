import { createHash } from 'node:crypto'

/**
 * The content security policy of every page: own files only, no inline style, one inline script by its hash,
 * and Trusted Types, which one policy may make. Origins of configured third-party scripts are allowed by name.
 */
export function makePolicy(inlineScript: string, scriptSources: readonly string[]): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  const origins = [
    ...new Set(scriptSources.filter((src) => /^https?:/.test(src)).map((src) => new URL(src).origin)),
  ].sort()
  const scripts = ["'self'", `'sha256-${hash}'`, ...origins].join(' ')
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "media-src 'self' https:",
    `connect-src ${["'self'", ...origins].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    // The theme's own policy; other people's scripts bring theirs, under names that nobody knows here.
    `trusted-types ${scriptSources.length === 0 ? 'docgen' : '*'} 'allow-duplicates'`,
  ].join('; ')
}
