// The list as lines of JSON: what is shown, the oldest first, with payloads, headers and answers.

import { announce } from "../base/announce.js";
import { api } from "../base/api.js";
import { model, tell } from "../base/model.js";
import { saveFile } from "../base/save.js";
import { plural } from "../base/text.js";

const page = 200;

// Saves the notifications that match the filter.
export async function exportList() {
  const filter = { state: model.filter.state, text: model.filter.text.toLowerCase() };
  const lines = [];
  try {
    for (let before; ;) {
      const { notifications } = await api.notifications({ before, form: "whole", limit: page });
      for (const each of notifications) {
        if (model.summaries.matches(each.number, filter)) lines.push(`${JSON.stringify(each)}\n`);
      }
      if (notifications.length < page) break;
      before = notifications.at(-1).number;
    }
    saveFile("handset.jsonl", ...lines.reverse());
    announce(`${plural(lines.length, "notification")} saved.`);
  } catch (error) {
    tell("strip", { text: error.message });
  }
}
