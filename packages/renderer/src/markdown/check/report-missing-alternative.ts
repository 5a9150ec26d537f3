import type { Placed, Reporter } from '../source-file.js'

/** Reports an image without an alternative text, not even an empty one. */
export function reportMissingAlternative(image: Placed, reporter: Reporter): void {
  reporter.report(image, {
    code: 'image-alt',
    message: 'the image has no alternative text',
    hint: 'Describe what it shows, or write alt="" if it is decorative',
  })
}
