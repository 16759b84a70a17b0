/// A table at the top of a page that lists what follows; a script of the page sorts and searches it.
///
/// Without scripts it is a table as any other: the script makes the controls itself.
package enum IndexTable {
    /// The hash of ``script``, by which the policy of a page allows it and no other.
    package static let scriptHash = "sha256-/tn+vXorPU374X8bSR+TVSRoVXjy5TdTtOSMPuomHsY="

    /// Sorts rows by the column whose heading is clicked, and hides those that do not have all words searched for.
    package static let script = """

        "use strict";
        for (const table of document.querySelectorAll("table.index")) {
          const body = table.tBodies[0], heads = [...table.tHead.rows[0].cells], rows = [...body.rows];
          const compare = new Intl.Collator("en", { numeric: true }).compare;
          const key = (row, column) => row.cells[column].dataset.key ?? row.cells[column].textContent;
          heads.forEach((head, column) => {
            const button = document.createElement("button");
            button.textContent = head.textContent;
            head.replaceChildren(button);
            button.addEventListener("click", () => {
              const order = head.ariaSort === "ascending" ? "descending" : "ascending";
              for (const other of heads) other.removeAttribute("aria-sort");
              head.ariaSort = order;
              rows.sort((a, b) => compare(key(a, column), key(b, column)));
              if (order === "descending") rows.reverse();
              body.append(...rows);
            });
          });
          const label = document.createElement("label"), field = document.createElement("input");
          const status = document.createElement("span");
          field.type = "search";
          status.role = "status";
          status.className = "quiet";
          label.className = "search";
          label.append("Search ", field, " ", status);
          table.closest(".wide").before(label);
          field.addEventListener("input", () => {
            const words = field.value.toLowerCase().split(/\\s+/);
            let count = 0;
            for (const row of rows) {
              const text = row.textContent.toLowerCase();
              row.hidden = !words.every(word => text.includes(word));
              if (!row.hidden) count += 1;
            }
            status.textContent = field.value.trim() ? `${count} of ${rows.length}` : "";
          });
        }

        """

    package static let style = """
        main { max-width: 76rem }
        .wide { overflow-x: auto; margin-top: .75rem }
        .wide + section { margin-top: 2.5rem }
        .index { border-collapse: collapse; border-spacing: 0; margin: 0; font-size: .875rem; width: 100% }
        .index th, .index td { text-align: left; padding: .3125rem .625rem; min-width: 0; border-bottom: 1px solid var(--line); border-radius: 0; background: none; white-space: nowrap }
        .index thead th { color: var(--quiet); font-weight: 500; font-size: .8125rem }
        .index tbody th { font-weight: 400 }
        .index button { font: inherit; color: inherit; background: none; border: 0; padding: 0; cursor: pointer }
        .index button:hover { color: var(--ink) }
        .index [aria-sort] button { color: var(--ink); font-weight: 600 }
        .index [aria-sort=ascending] button::after { content: " ↑" }
        .index [aria-sort=descending] button::after { content: " ↓" }
        .search { display: block; margin-top: 1rem; color: var(--quiet) }
        .search input { font: inherit; color: var(--ink); background: var(--page); border: 1px solid var(--line); border-radius: 4px; padding: .25rem .5rem; width: min(20rem, 60%) }
        """

    /// Writes the beginning of the table, with the headings of its columns.
    package static func begin(_ columns: [String], into html: inout HTMLText) {
        html.writeMarkup("<div class=\"wide\"><table class=\"index\">\n<thead>")
        html.element(.tr) { html in
            for column in columns { html.element(.th, ["scope": "col"], text: column) }
        }
        html.writeMarkup("</thead>\n<tbody>\n")
    }

    package static func end(into html: inout HTMLText) {
        html.writeMarkup("</tbody>\n</table></div>\n")
    }

    /// Writes the script, which has to come after the tables.
    package static func writeScript(into html: inout HTMLText) {
        html.writeMarkup("<script>\(script)</script>\n")
    }
}
