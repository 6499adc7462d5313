/** Id of the `<script type="application/json">` that carries what a page needs first. */
export const pageDataId = 'page-data'

/** Id of the `<style>` with the style attributes of the first view. */
export const styleRulesId = 'style-attributes'
