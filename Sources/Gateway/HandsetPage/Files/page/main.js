// The beginning: makes the parts, then connects them with Handset.

import { byId } from "./base/dom.js";
import { start } from "./base/load.js";
import { makeDetails } from "./details/details.js";
import { makeEditor } from "./details/editor.js";
import { makeEmpty } from "./details/empty.js";
import { makeLog } from "./details/log.js";
import { makeSuchAnApp } from "./details/such.js";
import { makeList } from "./list/list.js";
import { makeFooter, makeSearch } from "./list/search.js";
import { makePhone } from "./phone/phone.js";
import { makeBar } from "./top/bar.js";
import { keepHistory, readHistory } from "./top/history.js";
import { makeKeys } from "./top/keys.js";
import { makeStrips } from "./top/strips.js";
import { makeTitle } from "./top/title.js";
import { applyTheme } from "./top/theme.js";
import { makeViews } from "./top/views.js";

applyTheme();
readHistory();
makeBar();
makeStrips();
makeViews();
makePhone(byId("phone"));
const list = byId("list");
list.append(...makeSearch());
makeList(list);
list.append(makeFooter());
makeDetails(byId("details"));
makeEditor(byId("details"));
makeEmpty();
makeLog(byId("details"));
makeSuchAnApp();
makeKeys();
keepHistory();
makeTitle();
start();
