import type { Config } from './config.js'

/** Whether the output has an HTML page at each old URL: by default on GitHub Pages, which only serves files. */
export function hasRedirectPages({ redirectPages, url }: Pick<Config, 'redirectPages' | 'url'>): boolean {
  return redirectPages ?? new URL(url).hostname.endsWith('.github.io')
}
