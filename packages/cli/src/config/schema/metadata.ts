import * as z from 'zod/mini'

/** Extra `<meta>` elements in the head of every page, each as its attributes. */
export const metadataSchema = z.array(z.record(z.string(), z.string()))
