import type { Placed, Reporter } from '../source-file.js'

/** Reports an image, video or audio URL that every page's content security policy blocks. */
export function checkSecureAddress(element: Placed, url: string, reporter: Reporter): void {
  if (!/^\s*http:/i.test(url)) return
  reporter.report(element, {
    code: 'insecure-address',
    message: `browsers will not load ${url.trim()}: pages take pictures and media by https only`,
    hint: 'Write https:// where the other site has it, or put the file beside the text',
  })
}
