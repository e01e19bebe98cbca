// Words for what the desk names by code in rating lists.

/** Kinds of ratings. */
export const RATING_KINDS: Record<string, string> = {
  standard: "rating-kind-standard",
  rapid: "rating-kind-rapid",
  blitz: "rating-kind-blitz",
  national: "rating-kind-national",
};

/** How a player stands against the lists. */
export const UPDATE_STATUS: Record<string, string> = {
  changed: "ratings-update-changed",
  byName: "ratings-update-byName",
  several: "ratings-update-several",
  missing: "ratings-update-missing",
};

/** What can differ. */
export const UPDATE_FIELDS: Record<string, string> = {
  rating: "ratings-update-field-rating",
  title: "ratings-update-field-title",
  federation: "ratings-update-field-federation",
  birth: "ratings-update-field-birth",
  fideId: "ratings-update-field-fideId",
  sex: "ratings-update-field-sex",
  ratingSource: "ratings-update-field-ratingSource",
  name: "ratings-update-field-name",
};
