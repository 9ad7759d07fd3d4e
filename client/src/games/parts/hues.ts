import { share } from "../../components/cards/value";
export const hueOf = (value: number, most: number): number => Math.round(80 - 190 * share(value, most));
