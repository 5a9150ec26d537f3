import type { Placed, Reporter } from '../source-file.js'

/** Reports an image, video or audio URL that every page's content security policy blocks. */
export function checkSecureAddress(element: Placed, address: string, reporter: Reporter): void {
  if (!/^\s*http:/i.test(address)) return
  reporter.report(element, {
    code: 'insecure-address',
    message: `browsers will not load ${address.trim()}: pages take pictures and media by https only`,
    hint: 'Write https:// where the other site has it, or put the file beside the text',
  })
}
