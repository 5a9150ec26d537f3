/** Elements that `document` exposes as properties by their name and id. */
const ON_DOCUMENT = 'img,form,iframe,embed,object'
/** Fields that their form exposes as properties by their name and id. */
const IN_FORM = 'input,button,select,textarea,output,fieldset'
/** Names of methods of forms. Other properties of forms are common words, which fields may have as names. */
const METHOD = /[A-Z]|^(?:closest|contains|matches)$/

/**
 * Renames elements that an island adds if their name or id hides a property that scripts read, as the build does in
 * rendered HTML. With `<img name="querySelector">`, `document.querySelector` would be the image. The watch ends when
 * the island's element is removed.
 */
export function watchNames(island: Element): void {
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of [target, ...addedNodes]) if (node instanceof Element) rename(node)
    }
  })
  observer.observe(island, { childList: true, subtree: true, attributeFilter: ['name', 'id'] })
}

/** Renames `root`, and elements in it, if they hide a property of the document or a method of their form. */
function rename(root: Element): void {
  const { querySelectorAll, matches, getAttribute, setAttribute } = Element.prototype
  const all = querySelectorAll.call(root, `${ON_DOCUMENT},${IN_FORM}`)
  for (const element of [root, ...all]) {
    const isOnDocument = matches.call(element, ON_DOCUMENT)
    if (!isOnDocument && !matches.call(element, IN_FORM)) continue
    for (const attribute of ['name', 'id']) {
      const name = getAttribute.call(element, attribute) ?? ''
      const hides = isOnDocument && name in Document.prototype
      if (!hides && !(METHOD.test(name) && name in HTMLFormElement.prototype)) continue
      setAttribute.call(element, attribute, `content-${name}`)
      console.warn(`The ${attribute} ${name} would hide what scripts read under that name: content-${name}`)
    }
  }
}
