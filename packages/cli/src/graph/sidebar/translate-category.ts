import type { ItemPlace, SidebarScope } from './sidebar-scope.js'
import type { WrittenCategory } from './written-item.js'

/** The category with its label, its description and the texts of its generated page in the edition's language. */
export function translateCategory(
  { translate }: SidebarScope,
  category: WrittenCategory,
  { sidebar }: ItemPlace,
): WrittenCategory {
  const { label, description, link } = category
  const key = `sidebar.${sidebar}.category.${('key' in category && category.key) || label}`
  const named = `the category ${label} in the sidebar ${sidebar}`
  const own = {
    label: translate(key, label, `The label of ${named}`, 'uiText' in category ? category.uiText : undefined),
    ...(description !== undefined && {
      description: translate(`${key}.description`, description, `The description of ${named}`),
    }),
  }
  if (link?.type !== 'generated-index') return { ...category, ...own }
  const page = {
    ...(link.title !== undefined && {
      title: translate(`${key}.link.generated-index.title`, link.title, `The title of the page of ${named}`),
    }),
    ...(link.description !== undefined && {
      description: translate(
        `${key}.link.generated-index.description`,
        link.description,
        `The description on the page of ${named}`,
      ),
    }),
  }
  return { ...category, ...own, link: { ...link, ...page } }
}
