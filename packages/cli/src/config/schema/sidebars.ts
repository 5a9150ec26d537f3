import * as z from 'zod/mini'
import { sidebarItemsSchema } from './sidebar-item.js'
import { filledText } from './text.js'

/** Explicit sidebars by id. */
export const sidebarsSchema = z.record(filledText(), sidebarItemsSchema)
