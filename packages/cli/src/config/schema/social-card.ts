import { pathOrUrl } from './text.js'

/** Default social card image of pages without their own. */
export const socialCardSchema = pathOrUrl()
