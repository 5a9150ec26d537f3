// Lets editors check imports of images, style sheets, Markdown and docgen's components.
/// <reference types="@docgen/cli/modules" />
