/** Id of the field for the name of whoever has none yet. */
export const NAME_FIELD = 'open-name';
