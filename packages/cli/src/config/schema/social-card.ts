import { pathOrAddress } from './text.js'

/** Picture that stands for pages without one of their own when they are shared. */
export const socialCardSchema = pathOrAddress()
