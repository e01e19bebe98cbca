// The fields of a category of players and their words.

export const CATEGORY_NUMBERS = [
  ["ageFrom", "category-agefrom"],
  ["ageTo", "category-ageto"],
  ["ratingFrom", "category-ratingfrom"],
  ["ratingTo", "category-ratingto"],
] as const;
export const CATEGORY_LISTS = [
  ["federations", "category-federations"],
  ["clubs", "category-clubs"],
  ["titles", "category-titles"],
] as const;
