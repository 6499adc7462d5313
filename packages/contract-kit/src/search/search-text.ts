/** The longest text a visitor may search for; longer is a mistake or an attack. */
export const maxSearchText = 200
