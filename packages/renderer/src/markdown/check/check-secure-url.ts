import type { Positioned, UrlReporter } from '../source-file.js'

/** Reports an `http:` URL of an image, frame, video or audio, because the policy of every page blocks it. */
export function checkSecureUrl(element: Positioned, url: string, reporter: UrlReporter): void {
  if (!/^http:/i.test(url)) return
  reporter.reportUrl(element, url, {
    code: 'insecure-url',
    message: `browsers will not load ${url}: pages load images, media and frames only over https`,
    hint: 'Write https:// if the other site supports it, or move the file next to the page',
  })
}
